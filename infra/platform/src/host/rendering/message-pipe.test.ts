import { PassThrough } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { MessagePipe } from './message-pipe';

function open() {
  const stream = new PassThrough();
  const messages: unknown[] = [];
  const bodies: (string | undefined)[] = [];
  let unreadable = 0;
  const pipe = new MessagePipe(
    { from: stream, to: stream },
    {
      onMessage: (message, body) => {
        messages.push(message);
        bodies.push(body?.toString());
      },
      onUnreadable: () => {
        unreadable += 1;
      },
    },
  );
  return { stream, pipe, messages, bodies, unreadable: () => unreadable };
}

test('messages arrive as they were sent, in order', async () => {
  const { pipe, messages } = open();
  pipe.send({ text: 'één\ntwee' });
  pipe.send({ list: [1, null] });
  await turn();
  expect(messages).toEqual([{ text: 'één\ntwee' }, { list: [1, null] }]);
});

test('a message that arrives in parts is one message', async () => {
  const { stream, messages } = open();
  for (const byte of Buffer.from('{"text":"één"}\n')) stream.write(Buffer.from([byte]));
  await turn();
  expect(messages).toEqual([{ text: 'één' }]);
});

test('a body arrives with its message, whatever it contains and in whatever parts', async () => {
  const { stream, pipe, messages, bodies } = open();
  pipe.send({ a: 1 }, { body: Buffer.from('één\n7 {"a":2}\n') });
  pipe.send({ a: 2 });
  for (const byte of Buffer.from('5 {"a":3}\n<p>é{"a":4}\n')) stream.write(Buffer.from([byte]));
  await turn();
  expect(messages).toEqual([{ a: 1 }, { a: 2 }, { a: 3 }, { a: 4 }]);
  expect(bodies).toEqual(['één\n7 {"a":2}\n', undefined, '<p>é', undefined]);
});

test('a body that is too large is not read', async () => {
  const { stream, unreadable } = open();
  stream.write('99999999 {"a":1}\n');
  await turn();
  expect(unreadable()).toBe(1);
});

test('what is no message is reported once, and nothing after it is read', async () => {
  const { stream, messages, unreadable } = open();
  stream.write('{"a":1}\nkapot\n{"a":2}\nkapot\n');
  stream.write('{"a":3}\n');
  await turn();
  expect(messages).toEqual([{ a: 1 }]);
  expect(unreadable()).toBe(1);
});

test('a message that never ends is not kept', async () => {
  const { stream, unreadable } = open();
  const part = Buffer.alloc(8 * 1024 * 1024, 'x');
  for (let i = 0; i < 9; i += 1) stream.write(part);
  await turn();
  expect(unreadable()).toBe(1);
});

test('a closed pipe takes no message', async () => {
  const { stream, pipe } = open();
  stream.destroy();
  await turn();
  expect(pipe.send({ a: 1 })).toBe(false);
});
