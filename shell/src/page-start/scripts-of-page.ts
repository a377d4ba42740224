/** The attributes of the inline script that list the scripts of its page, separated by spaces. */
export interface ScriptsOfPage {
  /** The scripts that start the shell, in order. */
  scripts: readonly string[];
  /** The scripts that these load: those of the page and its remote. */
  preload: readonly string[];
}

/** The lists as attributes of the inline script. */
export function toAttributes({
  scripts,
  preload,
}: ScriptsOfPage): Record<'data-scripts' | 'data-preload', string> {
  return { 'data-scripts': scripts.join(' '), 'data-preload': preload.join(' ') };
}

/** The lists of this page. For the inline script itself, while it runs for the first time. */
export function scriptsOfPage(): ScriptsOfPage {
  const { scripts = '', preload = '' } = document.currentScript?.dataset ?? {};
  const list = (text: string) => text.split(' ').filter(Boolean);
  return { scripts: list(scripts), preload: list(preload) };
}
