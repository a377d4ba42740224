import checkout from '../../../../package.json' with { type: 'json' };

/** The remotes of the site: the workspaces in package.json whose folders start with `mfe-`. */
export const REMOTES: readonly string[] = checkout.workspaces.filter((folder) => folder.startsWith('mfe-'));
