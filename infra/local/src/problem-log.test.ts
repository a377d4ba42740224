import { ProblemLog } from './problem-log';

test('what goes wrong is said once, and so is its end', () => {
  const said: string[] = [];
  const problems = new ProblemLog((workspace, sentence) => said.push(`${workspace}: ${sentence}`));
  problems.end('mfe-one', 'build');
  problems.begin('mfe-one', 'release', 'not released: its page does not render');
  problems.begin('mfe-one', 'release', 'not released: its page does not render');
  problems.end('mfe-two', 'release');
  problems.end('mfe-one', 'release');
  problems.end('mfe-one', 'release');
  expect(said).toEqual(['mfe-one: not released: its page does not render', 'mfe-one: is released again']);
});
