const FILES = '../../node_modules/lucide-react/dist/esm';

/** The icons of lucide-react by name, each loaded when it is first used: all of them take longer to load than most tests take. */
module.exports = new Proxy(
  {},
  {
    get(loaded: Record<string, unknown>, name: string) {
      if (name === '__esModule') return true;
      loaded[name] ??= require(`${FILES}/icons/${toKebabCase(name)}.mjs`).default;
      return loaded[name];
    },
  },
);

/** `ShieldCheck`: shield-check, `Share2`: share-2. */
function toKebabCase(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z\d])|(?<=\d)(?=[A-Z])/g, '-').toLowerCase();
}
