// Reads a message in ICU MessageFormat into its parts. Only the build does; a phone gets functions.

/**
 * A part is text, or an argument: { arg, type?, style? }, for plural and
 * select with { cases }; { count } stands for the # inside a plural.
 */
export function parse(message) {
  let at = 0;
  const fail = (why) => {
    throw new Error(`${why} at character ${at + 1} of “${message}”`);
  };
  const space = () => {
    while (/\s/.test(message[at] ?? "")) at++;
  };
  const word = (pattern) => {
    space();
    const found = pattern.exec(message.slice(at))?.[0];
    if (!found) fail("A name is missing");
    at += found.length;
    space();
    return found;
  };
  const expect = (sign) => {
    if (message[at] !== sign) fail(`“${sign}” is missing`);
    at++;
  };

  function parts(counted) {
    const found = [];
    let text = "";
    const put = (part) => {
      if (text) found.push(text);
      text = "";
      if (part) found.push(part);
    };
    while (at < message.length && message[at] !== "}") {
      const sign = message[at];
      if (sign === "{") put(argument());
      else if (sign === "#" && counted) {
        at++;
        put({ count: counted });
      } else if (sign === "'" && /['{}#]/.test(message[at + 1] ?? "")) {
        // 'quoted', and '' for an apostrophe.
        if (message[at + 1] === "'") text += "'";
        const end = message[at + 1] === "'" ? at + 1 : message.indexOf("'", at + 1);
        if (end < 0) fail("A quote is not closed");
        text += message.slice(at + 1, end).replace(/^'$/, "");
        at = end + 1;
      } else {
        text += sign;
        at++;
      }
    }
    put();
    return found;
  }

  function argument() {
    expect("{");
    const arg = word(/^[a-zA-Z]\w*/);
    if (message[at] === "}") {
      at++;
      return { arg };
    }
    expect(",");
    const type = word(/^\w+/);
    if (type !== "plural" && type !== "select") {
      let style;
      if (message[at] === ",") {
        at++;
        style = word(/^[^{},]+/).trim();
      }
      expect("}");
      return style ? { arg, type, style } : { arg, type };
    }
    expect(",");
    const cases = {};
    space();
    while (message[at] !== "}") {
      const name = word(type === "plural" ? /^(=\d+|[a-z]+)/ : /^[\w-]+/);
      if (name in cases) fail(`“${name}” comes twice`);
      expect("{");
      cases[name] = parts(type === "plural" ? arg : null);
      expect("}");
      space();
    }
    at++;
    if (!cases.other) fail("“other” is missing");
    return { arg, type, cases };
  }

  const whole = parts(null);
  if (at < message.length) fail("“}” without its “{”");
  return whole;
}

/** Every argument in a message, those inside of cases too. */
export function* args(parts) {
  for (const part of parts)
    if (part.arg) {
      yield part;
      for (const inner of Object.values(part.cases ?? {})) yield* args(inner);
    }
}

/** What is only text in it, for those who look at words. */
export function* spoken(parts) {
  for (const part of parts)
    if (typeof part === "string") yield part;
    else for (const inner of Object.values(part.cases ?? {})) yield* spoken(inner);
}
