// Finds what is younger than the oldest browsers a television may have:
// Chromium 88, Firefox 89, Safari 15 (docs/server.md).
import { parse } from "acorn";
import postcss from "postcss";

function walk(tree, see, inFunction = false) {
  see(tree, inFunction);
  const inner = inFunction || /Function/.test(tree.type);
  for (const value of Object.values(tree))
    for (const one of Array.isArray(value) ? value : [value])
      if (one && typeof one.type === "string") walk(one, see, inner);
}

/**
 * What came later, with the Chromium that brought it; some of it Firefox or
 * Safari brought later still. Dialogs are not among it: a television opens none.
 */
const YOUNGER = {
  at: 92,
  findLast: 97,
  findLastIndex: 97,
  hasOwn: 93,
  structuredClone: 98,
  groupBy: 117,
  fromAsync: 121,
  withResolvers: 119,
  toSorted: 110,
  toReversed: 110,
  toSpliced: 110,
  isWellFormed: 111,
  checkVisibility: 105,
  showPopover: 114,
  startViewTransition: 111,
  scheduler: 94,
  requestIdleCallback: 999,
  Segmenter: 125,
  isSubsetOf: 122,
  union: 122,
  intersection: 122,
};

const GLOBAL = new Set(["structuredClone", "requestIdleCallback"]);

export function younger(source) {
  const found = new Set();
  const tree = parse(source, { ecmaVersion: 2022, sourceType: "module" });
  walk(tree, (node, inFunction) => {
    if (node.type === "StaticBlock") found.add("a static block (94)");
    if ((node.type === "AwaitExpression" || (node.type === "ForOfStatement" && node.await)) && !inFunction)
      found.add("await outside of functions (89)");
    if (node.type === "BinaryExpression" && node.left.type === "PrivateIdentifier")
      found.add("#name in (91)");
    if (node.type === "Literal" && node.regex) {
      const { pattern, flags } = node.regex;
      if (/[dv]/.test(flags) || /\(\?<[=!]/.test(pattern)) found.add(`/${pattern}/${flags}`);
    }
    if (node.type === "CallExpression" || node.type === "NewExpression") {
      const { callee } = node;
      const name = callee.type === "MemberExpression" ? callee.property.name : callee.name;
      // A short name of its own may be a bundler's; only globals count without an object.
      const counts =
        callee.type === "MemberExpression"
          ? !callee.computed && !callee.optional && !node.optional
          : GLOBAL.has(name);
      if (counts && Object.hasOwn(YOUNGER, name)) found.add(`${name}() (${YOUNGER[name]})`);
    }
  });
  return [...found];
}

const YOUNG_RULES = /^(container|layer|scope|starting-style|property)$/;
const YOUNG_SELECTORS = /:has\(|&|:popover-open|:user-(in)?valid|::view-transition/;
/**
 * Where these are left out nothing is amiss: a page that would
 * not scroll, a word behind the page, a name a little higher.
 */
const HARMLESS = /^body:has\(dialog\[open\]\)$|\+\.opening$|:has\(\.finger\)/;
const YOUNG_VALUES =
  /\b(color-mix|oklch|oklab|light-dark|linear|round|mod|abs|sign)\(|\d(dvh|svh|lvh|dvw|cqw|cqh|cqi)\b/;
/**
 * Younger ways to place and size things; what only pleases
 * the eye (text-wrap, rotate, accent-color) may be missing.
 */
const YOUNG_PROPERTIES = /^(translate|scale|inset-area|anchor-.*|field-sizing|interpolate-size|zoom)$/;

/** Lines an older browser leaves out, unless the same is said for it in its words. */
export function youngerStyle(source) {
  const found = new Set();
  const root = postcss.parse(source);
  root.walkAtRules((rule) => void (YOUNG_RULES.test(rule.name) && found.add(`@${rule.name}`)));
  root.walkRules(
    (rule) =>
      void (YOUNG_SELECTORS.test(rule.selector) && !HARMLESS.test(rule.selector) && found.add(rule.selector)),
  );
  root.walkDecls((line) => {
    const young =
      YOUNG_VALUES.test(line.value) || (YOUNG_PROPERTIES.test(line.prop) && line.value !== "none");
    if (young && !forOlder(line) && !saidBefore(line) && !saidAnew(root, line))
      found.add(`${line.prop}: ${line.value}`);
  });
  return [...found];
}

const isOlder = (rule) =>
  rule?.type === "atrule" && rule.name === "supports" && rule.params.startsWith("not ");
const forOlder = (line) => isOlder(line.parent?.parent);
const saidBefore = (line) =>
  !line.value.includes("var(") &&
  line.parent.nodes.some(
    (other) => other !== line && other.prop === line.prop && !YOUNG_VALUES.test(other.value),
  );

/** As vite.config.ts does it: for browsers that lack the one or the other. */
function saidAnew(root, line) {
  const prop = line.prop === "translate" ? "transform" : line.prop;
  const missing =
    line.prop === "translate"
      ? "translate"
      : /color-mix/.test(line.value)
        ? "color-mix"
        : /cq[wh]/.test(line.value)
          ? "cqw"
          : "dvh";
  const selectors = line.parent.selector?.split(",") ?? [];
  let found = false;
  root.walkAtRules("supports", (rule) => {
    if (!isOlder(rule) || !rule.params.includes(missing)) return;
    rule.walkRules(
      (other) =>
        void (found ||=
          selectors.every((one) => other.selector.split(",").includes(one)) &&
          other.nodes.some((said) => said.prop === prop && !YOUNG_VALUES.test(said.value))),
    );
  });
  return found;
}
