import { palette } from '@site/kit/pictures';
import type { Hydration as HostHydration } from '@site/platform/host/renderer';
import { BOOT_ID, ROOT_ID, STYLES_ID, toAttributes } from '@site/platform/protocol/page';
import { appleTouchIcon, favicon } from '../pictures/pictures';
import type { Boot } from './boot';
import { type HeadElement, PAGE_HEAD_ATTRIBUTE } from './head';
import { SPECULATION_RULES } from './speculation-rules';

/** The parts of a document. */
export interface DocumentParts {
  head: readonly HeadElement[];
  /** The rules of the rendered components. */
  styles: string;
  /** Font files that the first view needs. */
  fonts: readonly string[];
  /**
   * The @font-face rules, in a style element of their own: styled-components adds rules to the other in the browser, which would then lay out
   * all text again.
   */
  fontStyle: string;
  body: string;
  /** HTML above the body that React does not hydrate. */
  notice?: string | undefined;
  /** Missing for a page that needs no script. */
  hydration?: Hydration | undefined;
}

/** What the browser needs to hydrate a page. */
export type Hydration = Omit<HostHydration, 'boot'> & { boot: Boot };

/** Icons, manifest and theme colour. */
const ICONS = [
  `<meta name="theme-color" content="${palette.ink}">`,
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  `<link rel="icon" type="image/svg+xml" href="${favicon}">`,
  `<link rel="apple-touch-icon" href="${appleTouchIcon}">`,
  '<link rel="manifest" href="/manifest.webmanifest">',
].join('');

/** The whole HTML document of a page, in UTF-8. Its parts are encoded one by one: first put together, they take longer than the rest. */
export function renderDocument({
  head,
  styles,
  fonts,
  fontStyle,
  notice,
  body,
  hydration,
}: DocumentParts): Buffer {
  const parts = [
    '<!doctype html><html lang="nl"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // A browser that makes links of numbers changes the HTML before it is hydrated.
    '<meta name="format-detection" content="telephone=no, date=no, email=no, address=no">',
    ICONS,
    hydration?.boot.composition.cdn &&
      `<link rel="preconnect" crossorigin href="${escapeText(new URL(hydration.boot.composition.cdn.url).origin)}">`,
    ...fonts.map(
      (url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeText(url)}">`,
    ),
    ...head.map(renderHeadElement),
    fontStyle && `<style>${fontStyle}</style>`,
    `<style id="${STYLES_ID}">${styles}</style>`,
    hydration &&
      `<script${attributesOf(toAttributes({ ...hydration, cdn: hydration.boot.composition.cdn?.url }))}>${hydration.pageStart}</script>`,
    hydration && `<script type="speculationrules">${SPECULATION_RULES}</script>`,
    `</head><body>${notice ?? ''}<div id="${ROOT_ID}">`,
    body,
    '</div>',
    hydration && `<script type="application/json" id="${BOOT_ID}">${serialize(hydration.boot)}</script>`,
    '</body></html>',
  ];
  return Buffer.concat(parts.map((part) => Buffer.from(part || '')));
}

function renderHeadElement({ tag, attributes, text }: HeadElement): string {
  const open = `<${tag}${attributesOf(attributes)} ${PAGE_HEAD_ATTRIBUTE}="">`;
  if (text === undefined) return open;
  return `${open}${tag === 'script' ? escapeScript(text) : escapeText(text)}</${tag}>`;
}

function attributesOf(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeText(value)}"`)
    .join('');
}

/** Escapes text for an element's content and for an attribute in double quotes. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c);
}

const serialized = new WeakMap<Boot, string>();

/** The boot data as JSON for a script element: most pages have the same. */
function serialize(boot: Boot): string {
  const known = serialized.get(boot);
  if (known) return known;
  const json = escapeScript(JSON.stringify(boot));
  serialized.set(boot, json);
  return json;
}

/** Escapes JSON for a script element: no character sequence in it can end the element. */
function escapeScript(json: string): string {
  return json
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
