import { BOOT_ID, type Boot, ROOT_ID } from '../app/boot';
import { HEAD_MARK, type HeadElement } from '../app/head';

/** What a document is made of. */
export interface DocumentParts {
  head: readonly HeadElement[];
  /** Style tags of what was rendered. */
  styles: string;
  /** Font files that the first view needs. */
  fonts: readonly string[];
  /** Scripts of the page at hand, to be fetched early. */
  preload: readonly string[];
  /** Scripts that start the shell. */
  scripts: readonly string[];
  body: string;
  boot: Boot;
}

/** The mark of the site as a picture in the tab. */
const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 42 42"><circle cx="21" cy="21" r="20" fill="#12211d"/><circle cx="21" cy="21" r="12.5" fill="#ffc82e"/><path d="M15 15h12l-8.6 12H27" fill="none" stroke="#12211d" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/></svg>',
)}`;

/** The whole HTML document of a page. */
export function renderDocument({ head, styles, fonts, preload, scripts, body, boot }: DocumentParts): string {
  return [
    '<!doctype html><html lang="nl"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="theme-color" content="#12211d">',
    `<link rel="icon" href="${escapeText(ICON)}">`,
    ...fonts.map(
      (url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeText(url)}">`,
    ),
    ...preload.map((url) => `<link rel="preload" as="script" href="${escapeText(url)}">`),
    ...head.map(renderHeadElement),
    styles,
    ...scripts.map((url) => `<script defer src="${escapeText(url)}"></script>`),
    `</head><body><div id="${ROOT_ID}">${body}</div>`,
    `<script type="application/json" id="${BOOT_ID}">${escapeScript(JSON.stringify(boot))}</script>`,
    '</body></html>',
  ].join('');
}

function renderHeadElement({ tag, attributes, text }: HeadElement): string {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeText(value)}"`);
  const open = `<${tag}${list.join('')} ${HEAD_MARK}="">`;
  if (text === undefined) return open;
  return `${open}${tag === 'script' ? escapeScript(text) : escapeText(text)}</${tag}>`;
}

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c);
}

/** JSON inside a script element: no character sequence in it can end the element. */
function escapeScript(json: string): string {
  return json
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
