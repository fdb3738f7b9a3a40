// For browsers that are too old for the page itself, a television's above all:
// a word instead of nothing. ES5, as they read it.
(function () {
  var script = document.currentScript;
  var television = /\/tv(\/|$)/.test(location.pathname);
  var needed = [
    window.Proxy,
    window.ResizeObserver,
    window.WebSocket,
    window.fetch,
    window.URLSearchParams,
    window.Promise && window.Promise.allSettled,
    String.prototype.replaceAll,
    Element.prototype.replaceChildren,
    "noModule" in document.createElement("script"),
    window.CSS && CSS.supports && CSS.supports("aspect-ratio", "1"), // Chromium 88, Firefox 89, Safari 15
    television || Array.prototype.findLast, // Chromium 97, Firefox 104, Safari 15.4
  ];
  for (var i = 0; i < needed.length; i++) if (!needed[i]) return tell();

  function tell() {
    var year = television ? 2021 : 2022;
    var french = /^fr/i.test(navigator.language || "");
    var words = french
      ? [
          "Ce navigateur est trop ancien",
          "Reverie a besoin d’un navigateur de " +
            year +
            " ou plus récent. Mets-le à jour, ou ouvre cette adresse sur un autre appareil :",
          "Sur un vieux téléviseur : branche un ordinateur, ou une clé avec un navigateur récent.",
        ]
      : [
          "This browser is too old",
          "Reverie needs a browser of " +
            year +
            " or newer. Update it, or open this address on another device:",
          "On an old television: connect a computer, or a stick with a newer browser.",
        ];
    document.documentElement.className = "old";
    document.documentElement.lang = french ? "fr" : "en";
    var page = document.createElement("main");
    page.className = "old-browser";
    add(page, "p", "Reverie").className = "old-name";
    add(page, "h1", words[0]);
    add(page, "p", words[1]);
    add(page, "p", location.host + location.pathname).className = "old-address";
    add(page, "p", words[2]);
    var style = document.createElement("link");
    style.rel = "stylesheet";
    style.href = script.src.replace(/old\.js.*$/, "old.css");
    document.head.appendChild(style);
    document.body.insertBefore(page, script);
  }

  function add(page, name, text) {
    var element = document.createElement(name);
    element.textContent = text;
    page.appendChild(element);
    return element;
  }
})();
