import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { processes } from '@site/testkit/processes';
import { createStore } from '@site/testkit/shell';
import { SHORT, testShellProcesses } from '../../support/hostile/shell-processes';
import { oneNeighbour } from '../../support/hostile-site';

testShellProcesses({ others: oneNeighbour, ...SHORT });

test('a shell that tests started ends with its renderers when the tests are killed', async () => {
  const store = await createStore(['remote-probe']);
  const program = `
    import { startShell } from '@site/testkit/shell';
    const { pid, cache } = await startShell('${store}', { remotes: ['remote-probe'] });
    console.log(JSON.stringify({ pid, cache }));`;
  const tests = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const shell = JSON.parse(String(await once(tests.stdout, 'data')));
  const ofShell = async () =>
    (await processes()).filter(({ pid, command }) => pid === shell.pid || command.includes(shell.cache));
  expect((await ofShell()).length).toBeGreaterThan(1);
  tests.kill('SIGKILL');
  await expect.poll(ofShell, { timeout: 0 }).toEqual([]);
});
