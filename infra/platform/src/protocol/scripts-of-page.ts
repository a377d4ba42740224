/**
 * The attributes of the inline script that list the scripts of its page, separated by spaces. A script is its address; at a CDN its hash
 * follows, after a `#`.
 */
export interface ScriptsOfPage {
  /** The scripts that start the shell, in order. */
  scripts: readonly string[];
  /** The scripts that these load: those of the page and its remote. */
  preload: readonly string[];
  /** The address of the release store at the CDN that they come from, if any. */
  cdn?: string | undefined;
}

/** The lists as attributes of the inline script. */
export function toAttributes({ scripts, preload, cdn }: ScriptsOfPage): Record<`data-${string}`, string> {
  return {
    'data-scripts': scripts.join(' '),
    'data-preload': preload.join(' '),
    ...(cdn && { 'data-cdn': cdn }),
  };
}

/** The lists of this page. For the inline script itself, while it runs for the first time. */
export function scriptsOfPage(): ScriptsOfPage {
  const { scripts = '', preload = '', cdn } = document.currentScript?.dataset ?? {};
  const list = (text: string) => text.split(' ').filter(Boolean);
  return { scripts: list(scripts), preload: list(preload), cdn };
}
