import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * rspack resolves the federation runtime to its CommonJS build, which cannot be tree-shaken. These aliases point at the
 * same code as ES modules.
 */
export function esmFederation(): Record<string, string> {
  const fromEnhanced = createRequire(require.resolve('@module-federation/enhanced/rspack'));
  const bundler = createRequire(fromEnhanced.resolve('@module-federation/runtime-tools')).resolve(
    '@module-federation/webpack-bundler-runtime',
  );
  const runtime = createRequire(bundler).resolve('@module-federation/runtime');
  const esm = (file: string) => file.replace(/index\.cjs$/, 'index.js');
  return { [bundler]: esm(bundler), [runtime]: esm(runtime), '@module-federation/runtime$': esm(runtime) };
}
