import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

const FORBIDDEN = [
  ['mfe-forms/src/contact/page.tsx', `export * from 'mfe-portal/src/pages';`],
  ['mfe-forms/src/contact/page.tsx', `export * from '../../../mfe-portal/src/pages';`],
  ['mfe-forms/src/contact/page.tsx', `export * from '../../../shell/src/document/boot';`],
  ['mfe-forms/src/contact/page.tsx', `export * from '../../../backend/src/main';`],
  ['mfe-forms/src/contact/page.tsx', `export * from '@site/kit/src/theme/theme';`],
  ['mfe-forms/src/contact/page.tsx', `export * from '@site/kit/controls/wizard';`],
  ['mfe-forms/src/contact/page.tsx', `export * from '@site/kit/field';`],
  ['mfe-forms/src/contact/page.tsx', `export * from '@site/platform/store';`],
  ['mfe-forms/src/contact/page.tsx', `export { useFetcher } from 'react-router-dom';`],
  ['mfe-forms/src/contact/page.tsx', `export { Link } from 'react-router-dom';`],
  ['mfe-forms/src/contact/page.tsx', `export { useQuery } from '@tanstack/react-query';`],
  ['shell/src/routes/error-pages.tsx', `export * from 'mfe-forms/src/pages';`],
  ['shell/src/routes/error-pages.tsx', `export * from '../../kit/src/theme/theme';`],
  ['shell/src/routes/error-pages.tsx', `export * from '@site/kit/testing';`],
  ['shell/src/server/seo.ts', `export * from '../development/outlines';`],
  ['shell/src/server/seo.ts', `export * from '@site/platform/build';`],
  ['shell/kit/src/link/link.tsx', `export * from '../../../src/document/boot';`],
  ['shell/kit/src/link/link.tsx', `export * from 'mfe-forms/src/pages';`],
  ['shell/kit/gallery/src/component/page.tsx', `export * from '../../../src/theme/theme';`],
  ['shell/kit/gallery/src/component/page.tsx', `export * from '@site/kit/src/theme/theme';`],
  ['mfe-forms/src/contact/page.tsx', `export * from '@site/kit/examples';`],
  ['backend/src/main.ts', `export * from '@site/kit';`],
  ['backend/contract/src/lease.ts', `export * from 'pg';`],
  ['infra/platform/src/build/remote.ts', `export * from '@site/kit';`],
  ['infra/platform/src/store/publish.ts', `export * from '../../../shell/src/document/boot';`],
  ['infra/platform/src/host/server/pages.ts', `export * from '@site/kit';`],
  ['infra/platform/src/host/server/pages.ts', `export * from '@site/contract';`],
  ['infra/server/src/settings.ts', `export * from '@site/kit';`],
  ['infra/server/src/settings.ts', `export * from '@site/platform/store';`],
  ['infra/server/src/settings.ts', `export * from '../../../backend/src/config/config';`],
  ['infra/server/src/settings.ts', `export * from '../../../shell/src/server/announcement';`],
  ['mfe-forms/src/contact/page.tsx', `export * from '@site/server';`],
  ['shell/kit/src/link/link.tsx', `export * from '@site/server';`],
  ['shell/kit/gallery/src/component/page.tsx', `export * from '@site/server';`],
] as const;

const ALLOWED = [
  ['mfe-forms/src/contact/page.tsx', `export { Band } from '@site/kit';`],
  ['mfe-forms/src/contact/page.tsx', `export { TextField } from '@site/kit/controls';`],
  ['mfe-forms/src/contact/page.tsx', `export { SelectField } from '@site/kit/widgets';`],
  ['mfe-forms/src/contact/page.tsx', `export { useWizard } from '@site/kit/wizard';`],
  ['mfe-forms/src/contact/page.tsx', `export { useQuery } from '@site/kit/queries';`],
  ['mfe-forms/src/contact/page.test.tsx', `export { renderWithKit } from '@site/kit/testing';`],
  ['mfe-forms/src/contact/page.tsx', `export { CALLS } from '@site/contract';`],
  ['mfe-forms/src/contact/page.tsx', `export { useLocation } from 'react-router-dom';`],
  ['mfe-forms/src/contact/page.tsx', `export * from '../application/steps/name';`],
  ['shell/kit/gallery/src/component/page.tsx', `export { components } from '@site/kit/examples';`],
  ['shell/src/routes/error-pages.tsx', `export { Band } from '@site/kit';`],
  ['shell/src/shared-modules/shared-modules.ts', `export * from '@site/kit/controls';`],
  ['shell/src/shared-modules/shared-modules.ts', `export * from '@site/kit/queries';`],
  ['backend/src/main.ts', `export { CALLS } from '@site/contract';`],
  ['backend/contract/src/lease.ts', `export * from './codes.js';`],
  ['backend/src/main.ts', `export * from '@site/server';`],
  ['shell/src/server.ts', `export * from '@site/server';`],
  ['infra/platform/src/host/server/pages.ts', `export * from '@site/server';`],
  ['infra/server/src/settings.ts', `export * from '@site/contract';`],
  ['infra/server/src/settings.ts', `export * from 'valibot';`],
  ['infra/server/src/settings.ts', `export * from './request-id.js';`],
] as const;

/** The files, each with its statements, one on a line. */
const statements = new Map<string, string[]>();
for (const [file, statement] of [...FORBIDDEN, ...ALLOWED]) {
  statements.set(file, [...(statements.get(file) ?? []), statement]);
}
/** Where the linter says that an import is not allowed. */
let refusals: { path: string; line: number }[];

beforeAll(() => {
  const repository = mkdtempSync(path.join(os.tmpdir(), 'import-rules-'));
  try {
    copyFileSync(path.join(ROOT, 'biome.json'), path.join(repository, 'biome.json'));
    for (const [file, lines] of statements) {
      mkdirSync(path.dirname(path.join(repository, file)), { recursive: true });
      writeFileSync(path.join(repository, file), `${lines.join('\n')}\n`);
    }
    refusals = lint(repository);
  } finally {
    rmSync(repository, { recursive: true });
  }
});

function lint(repository: string): { path: string; line: number }[] {
  const biome = path.join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
  const options = ['--only=style/noRestrictedImports', '--vcs-enabled=false', '--max-diagnostics=none'];
  try {
    execFileSync(process.execPath, [biome, 'lint', ...options, '--reporter=json', '.'], {
      cwd: repository,
      stdio: 'pipe',
    });
    return [];
  } catch (error) {
    const { diagnostics } = JSON.parse(String((error as { stdout: Buffer }).stdout)) as {
      diagnostics: { category: string; location: { path: string; start: { line: number } } }[];
    };
    return diagnostics
      .filter(({ category }) => category.endsWith('noRestrictedImports'))
      .map(({ location }) => ({ path: location.path, line: location.start.line }));
  }
}

function refusalsOf(file: string, statement: string): number {
  const line = (statements.get(file) ?? []).indexOf(statement) + 1;
  return refusals.filter((one) => one.path === file && one.line === line).length;
}

test.each(FORBIDDEN)('%s may not import with %s', (file, statement) => {
  expect(refusalsOf(file, statement)).toBe(1);
});

test.each(ALLOWED)('%s may import with %s', (file, statement) => {
  expect(refusalsOf(file, statement)).toBe(0);
});
