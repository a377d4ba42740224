import { Troubles } from './troubles';

test('what goes wrong is said once, and so is its end', () => {
  const said: string[] = [];
  const troubles = new Troubles((workspace, sentence) => said.push(`${workspace}: ${sentence}`));
  troubles.end('mfe-one', 'build');
  troubles.begin('mfe-one', 'release', 'not released: its page does not render');
  troubles.begin('mfe-one', 'release', 'not released: its page does not render');
  troubles.end('mfe-two', 'release');
  troubles.end('mfe-one', 'release');
  troubles.end('mfe-one', 'release');
  expect(said).toEqual(['mfe-one: not released: its page does not render', 'mfe-one: is released again']);
});
