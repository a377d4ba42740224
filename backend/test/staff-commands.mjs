import { run } from '../dist/staff/run.js';

const OUTPUTS = ['stdout', 'stderr'];

// Runs the commands that it receives one after the other, and answers each with its exit code and output.
process.on('message', async ({ args, env }) => {
  const written = { stdout: '', stderr: '' };
  const before = { ...process.env };
  const writes = OUTPUTS.map((name) => process[name].write);
  for (const name of OUTPUTS) {
    process[name].write = (text) => {
      written[name] += text;
      return true;
    };
  }
  process.env = env;
  const code = await run(args);
  process.env = before;
  for (const [index, name] of OUTPUTS.entries()) process[name].write = writes[index];
  process.send({ code, ...written });
});
