import { readFileSync } from 'node:fs';
import path from 'node:path';
import { NormalModuleReplacementPlugin } from '@rspack/core';

/** The module with which rspack starts a container: its source is its address. */
const START = /^(@module-federation\/runtime\/rspack\.js!=!)data:/;

const SOURCE = readFileSync(path.join(import.meta.dirname, 'container-entry.js'), 'utf8');

/**
 * Starts a container with container-entry.js instead of the federation runtime. The address has no path in it: the same sources in
 * another folder are the same release.
 */
export const containerStart = () =>
  new NormalModuleReplacementPlugin(START, (module) => {
    const [, name] = START.exec(module.request) ?? [];
    module.request = `${name}data:text/javascript,${encodeURIComponent(SOURCE)}`;
  });
