import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '@site/local/ports';
import { type Program, startProgram } from './program';

/**
 * Starts an nginx of one worker on a free port, with its files in a folder.
 *
 * @param options.http directives for the whole
 * @param options.server directives for the server: its locations
 * @param options.ready an address that answers once it runs
 */
export async function startNginx(
  folder: string,
  { http, server, ready }: { http: string; server: string; ready: string },
): Promise<Program> {
  const port = await freePort();
  const config = path.join(folder, 'nginx.conf');
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/nginx-${name};`,
  );
  await writeFile(
    config,
    // Started by root it would run as a user who may not read the folder.
    `${process.getuid?.() === 0 ? 'user root;\n' : ''}worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx-error.log;
daemon off;
events { worker_connections 1024; }
http {
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  ${temp.join('\n  ')}
  ${http}
  server {
    listen 127.0.0.1:${port};
    ${server}
  }
}
`,
  );
  const args = ['-p', folder, '-c', config, '-e', `${folder}/nginx-error.log`];
  return startProgram('nginx', args, { url: `http://127.0.0.1:${port}`, ready });
}
