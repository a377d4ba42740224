import { tabStorage } from './tab-storage';

const stored = (key: string) => sessionStorage.getItem(key);

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a string is stored as it is, an object and an array as JSON', () => {
  expect(tabStorage.write('text', 'Jan')).toBe(true);
  expect(tabStorage.write('object', { naam: 'Jan' })).toBe(true);
  expect(tabStorage.write('texts', ['Jan', 'Fenna'])).toBe(true);
  expect(stored('text')).toBe('Jan');
  expect(tabStorage.read('text')).toBe('Jan');
  expect(tabStorage.readObject('object')).toEqual({ naam: 'Jan' });
  expect(tabStorage.readTexts('texts')).toEqual(['Jan', 'Fenna']);
});

test('a missing or removed value is null', () => {
  tabStorage.write('text', 'Jan');
  tabStorage.remove('text');
  expect(tabStorage.read('text')).toBeNull();
  expect(tabStorage.readObject('object')).toBeNull();
  expect(tabStorage.readTexts('texts')).toBeNull();
});

test('clear removes everything', () => {
  tabStorage.write('text', 'Jan');
  tabStorage.write('object', {});
  tabStorage.clear();
  expect(sessionStorage).toHaveLength(0);
});

test.each(['{', 'null', '"Jan"', '7', '["Jan"]'])('%s is not an object: it is removed', (broken) => {
  sessionStorage.setItem('object', broken);
  expect(tabStorage.readObject('object')).toBeNull();
  expect(stored('object')).toBeNull();
});

test.each(['[', 'null', '"Jan"', '{}', '["Jan", 7]'])(
  '%s is not an array of strings: it is removed',
  (broken) => {
    sessionStorage.setItem('texts', broken);
    expect(tabStorage.readTexts('texts')).toBeNull();
    expect(stored('texts')).toBeNull();
  },
);

test('write returns false when the storage is full', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(tabStorage.write('text', 'Jan')).toBe(false);
  expect(tabStorage.read('text')).toBeNull();
});

test('nothing is stored and nothing throws when storage is blocked', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  expect(tabStorage.write('object', {})).toBe(false);
  expect(tabStorage.read('object')).toBeNull();
  expect(tabStorage.readObject('object')).toBeNull();
  expect(tabStorage.readTexts('object')).toBeNull();
  expect(() => tabStorage.remove('object')).not.toThrow();
  expect(() => tabStorage.clear()).not.toThrow();
});
