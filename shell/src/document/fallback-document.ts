import { type SiteIdentity, telHref } from '@site/contract';
import { palette } from '@site/kit/pictures';
import { escapeText } from './document';

/** The document for when not even an error page can be rendered. It needs no other file. */
export function fallbackDocument({ naam, telefoon }: SiteIdentity): string {
  return [
    '<!doctype html><html lang="nl"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>Serverfout | ${escapeText(naam)}</title>`,
    `<style>body{max-width:36em;margin:4em auto;padding:0 1.25em;font:1.1em/1.6 system-ui;color:${palette.ink};background:${palette.light}}</style>`,
    '</head><body><h1>Er ging iets mis op onze server</h1>',
    '<p>Dat ligt niet aan u. Laad de pagina opnieuw, of probeer het over een paar minuten nog eens.</p>',
    `<p>Helpt dat niet? Bel <a href="${telHref(telefoon)}">${escapeText(telefoon)}</a>.</p>`,
    '</body></html>',
  ].join('');
}
