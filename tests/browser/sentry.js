// Runs before every page. What a server says can be said again with other texts in it: over the socket by `sayAgain`,
// over HTTP by setting `texts`, from which every text field of an answer then takes its turn.
(() => {
  const sentry = (window.__sentry = { ran: [], seen: new Set(), texts: [], last: null, socket: null, turn: 0 });
  window.pwn = (...said) => { sentry.ran.push(`ran: ${said}`); };
  for (const name of ["alert", "confirm", "prompt"]) window[name] = () => { sentry.ran.push(name); };
  document.addEventListener("securitypolicyviolation", (e) =>
    sentry.ran.push(`policy: ${e.violatedDirective} ${e.blockedURI} ${e.sample}`));

  const TEXTS = new Set(["name", "text", "title", "author", "licence", "description", "message", "params"]);
  const written = (value, next) => {
    if (typeof value === "string") return next();
    if (Array.isArray(value)) return value.map((one) => written(one, next));
    if (value && typeof value === "object")
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, written(one, next)]));
    return value;
  };
  const hostile = (value, next, inside) => {
    if (Array.isArray(value)) return value.map((one) => hostile(one, next, inside));
    if (!value || typeof value !== "object") return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) =>
      [key, TEXTS.has(key) || /_titles$|^titles$|^tags$/.test(key) ? written(one, next) : hostile(one, next)]));
  };

  const Real = window.WebSocket;
  window.WebSocket = class extends Real {
    constructor(...how) {
      super(...how);
      this.addEventListener("message", (e) => {
        if (e.isTrusted && e.data.startsWith('{"type":"view"')) { sentry.last = e.data; sentry.socket = this; }
      });
    }
  };
  const fetched = window.fetch;
  window.fetch = async (...what) => {
    const answer = await fetched(...what);
    if (!sentry.texts.length || !(answer.headers.get("Content-Type") ?? "").includes("json")) return answer;
    const next = () => sentry.texts[sentry.turn++ % sentry.texts.length];
    let body = await answer.json();
    const many = (one) => sentry.texts.map((_, n) => ({ ...one, id: `${one.id}-${n}` }));
    if (Array.isArray(body) && body[0]?.titles) body = [...body, ...many(body[0])];
    if (body?.cards?.length && body.cards[0].texts) body = { ...body, cards: [...body.cards, ...many(body.cards[0])] };
    body = hostile(body, next);
    return new Response(JSON.stringify(body), { status: answer.status, headers: answer.headers });
  };

  sentry.inspect = () => {
    const out = [];
    const strange = "iframe, frame, frameset, object, embed, applet, base, marquee, math, foreignObject, template, xss, " +
      "portal, plaintext, xmp, form[action], [formaction], [srcdoc], animate, meta[http-equiv=refresh i]";
    for (const e of document.querySelectorAll(strange)) out.push(`an element: ${e.outerHTML.slice(0, 120)}`);
    for (const e of document.querySelectorAll("script"))
      if (!e.src.startsWith(location.origin)) out.push(`a script: ${e.outerHTML.slice(0, 120)}`);
    for (const e of document.querySelectorAll("*"))
      for (const { name, value } of e.attributes) {
        if (/^on/i.test(name)) out.push(`a handler: ${e.localName} ${name}`);
        if (/^(href|src|action|xlink:href|data|poster|ping)$/i.test(name) && /^[\s\x00-\x20]*(javascript|vbscript|data:text|data:image.svg)|evil\.invalid/i.test(value))
          out.push(`an address: ${e.localName} ${name}=${value.slice(0, 80)}`);
        if (name === "style" && /evil\.invalid|javascript:/i.test(value)) out.push(`a style: ${value.slice(0, 80)}`);
      }
    return out;
  };
  sentry.shows = (text) => {
    const plain = (s) => s.replace(/\s+/g, " ").trim();
    const wanted = plain(text);
    if (plain(document.documentElement.textContent + " " + document.title).includes(wanted)) return true;
    for (const e of document.querySelectorAll("[aria-label], [alt], [title], input, textarea"))
      for (const said of [e.getAttribute("aria-label"), e.getAttribute("alt"), e.getAttribute("title"), e.value])
        if (typeof said === "string" && plain(said).includes(wanted)) return true;
    return false;
  };
  sentry.sayAgain = async (texts) => {
    const { socket } = sentry;
    const found = [], shown = [];
    if (!sentry.last || socket.readyState !== 1) return { found, shown };
    const say = async (data) => {
      socket.dispatchEvent(new MessageEvent("message", { data }));
      await new Promise((done) => setTimeout(done));
      await new Promise((done) => setTimeout(done));
    };
    for (const text of texts) {
      // Of the newest: the table may go on meanwhile, and a page does not look at what is older than what it shows.
      await say(JSON.stringify(hostile(JSON.parse(sentry.last), () => text)));
      found.push(...sentry.inspect().map((what) => `${JSON.stringify(text)}: ${what}`));
      if (sentry.shows(text)) shown.push(text);
    }
    await new Promise((done) => setTimeout(done, 60));
    found.push(...sentry.inspect());
    await say(sentry.last);
    return { found, shown };
  };
})();
