import { tabStorage } from './tab-storage';

const stored = (key: string) => sessionStorage.getItem(key);

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a text is kept as it is, an object and a list as JSON', () => {
  expect(tabStorage.write('text', 'Jan')).toBe(true);
  expect(tabStorage.write('object', { naam: 'Jan' })).toBe(true);
  expect(tabStorage.write('texts', ['Jan', 'Fenna'])).toBe(true);
  expect(stored('text')).toBe('Jan');
  expect(tabStorage.read('text')).toBe('Jan');
  expect(tabStorage.readObject('object')).toEqual({ naam: 'Jan' });
  expect(tabStorage.readTexts('texts')).toEqual(['Jan', 'Fenna']);
});

test('what was never kept, or is removed, is null', () => {
  tabStorage.write('text', 'Jan');
  tabStorage.remove('text');
  expect(tabStorage.read('text')).toBeNull();
  expect(tabStorage.readObject('object')).toBeNull();
  expect(tabStorage.readTexts('texts')).toBeNull();
});

test('all of it can be forgotten at once', () => {
  tabStorage.write('text', 'Jan');
  tabStorage.write('object', {});
  tabStorage.clear();
  expect(sessionStorage).toHaveLength(0);
});

test.each(['{', 'null', '"Jan"', '7', '["Jan"]'])('%s is no object: it is removed', (broken) => {
  sessionStorage.setItem('object', broken);
  expect(tabStorage.readObject('object')).toBeNull();
  expect(stored('object')).toBeNull();
});

test.each(['[', 'null', '"Jan"', '{}', '["Jan", 7]'])('%s is no list of texts: it is removed', (broken) => {
  sessionStorage.setItem('texts', broken);
  expect(tabStorage.readTexts('texts')).toBeNull();
  expect(stored('texts')).toBeNull();
});

test('a browser that is full keeps nothing, and says so', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(tabStorage.write('text', 'Jan')).toBe(false);
  expect(tabStorage.read('text')).toBeNull();
});

test('a browser that blocks storage keeps nothing, and nothing breaks', () => {
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
