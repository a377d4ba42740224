import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../../..');

test.each(['backend/contract', 'shell/kit'])(
  'the changelog of %s says what is new in its version',
  (folder) => {
    const { version } = JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'));
    const [, newest] =
      /^## (?!Unreleased)(\S+)$/m.exec(readFileSync(path.join(ROOT, folder, 'CHANGELOG.md'), 'utf8')) ?? [];
    expect(newest).toBe(version);
  },
);
