import { PreviewRefused, parseWanted, readPreview, signPreview } from './preview-link';

const SECRET = 'a secret of at least thirty-two characters';
const NOW = Date.parse('2026-11-25T12:00:00Z');
const grant = { releases: { 'mfe-forms': '1.2.0-3f9a01bc' }, until: NOW + 1000 };

const refusal = (token: string, secret = SECRET, now = NOW) => {
  try {
    readPreview(token, secret, now);
    return undefined;
  } catch (error) {
    return error instanceof PreviewRefused ? error.why : error;
  }
};

test('a link shows what was signed, until its end', () => {
  const token = signPreview(grant, SECRET);
  expect(readPreview(token, SECRET, NOW)).toEqual(grant);
  expect(refusal(token, SECRET, NOW + 1000)).toBe('expired');
});

test('a link that was changed, or signed with another secret, shows nothing', () => {
  const token = signPreview(grant, SECRET);
  const [text = '', mac = ''] = token.split('.');
  const later = Buffer.from(JSON.stringify({ ...grant, until: NOW + 1e12 })).toString('base64url');
  for (const changed of [
    '',
    '.',
    text,
    `${text}.`,
    `.${mac}`,
    `${later}.${mac}`,
    `${token}x`,
    `${text}.${mac.slice(1)}`,
  ]) {
    expect([changed, refusal(changed)]).toEqual([changed, 'invalid']);
  }
  expect(refusal(token, `${SECRET}.`)).toBe('invalid');
});

test('a command names remotes with their versions', () => {
  expect(parseWanted(['mfe-forms@1.2.0-3f9a01bc', 'mfe-portal@2.0.0'])).toEqual({
    'mfe-forms': '1.2.0-3f9a01bc',
    'mfe-portal': '2.0.0',
  });
  for (const wrong of ['mfe-forms', 'mfe-forms@', '@1.2.0', 'mfe-forms@1@2', 'Mfe@1', 'mfe-forms@../x']) {
    expect(() => parseWanted([wrong])).toThrow(`"${wrong}" is not the name of a remote, an @ and a version.`);
  }
});
