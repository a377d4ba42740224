import fastify from 'fastify';
import pg from 'pg';

/*
 * The least that a backend in Node can do for the same calls: an answer without one, one statement for a session, and one transaction for a
 * message with its two jobs. No checks, limits, logs or security headers. Arguments: the port, the address of the database.
 */

const [port, connectionString] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString, max: 10 });
const app = fastify();

app.get('/health', async () => ({ status: 'ok' }));

app.get('/api/auth/user', async (_request, reply) => reply.type('application/json').send('null'));

app.get('/api/customers/auth', async (request, reply) => {
  const sid = /(?:^|; )sid=([^.;]+)/.exec(request.headers.cookie ?? '')?.[1];
  const { rows } = await pool.query({
    name: 'customer',
    text: `SELECT c.id, email, voornaam, achternaam, telefoon, bedrijfsnaam, kvk_nummer AS "kvkNummer"
      FROM sessions JOIN customers c ON c.id = (sess #>> '{passport,user,customerId}')::uuid
      WHERE sid = $1 AND expire > now()`,
    values: [sid && decodeURIComponent(sid)],
  });
  return rows[0] ?? reply.code(401).send({ success: false });
});

interface Message {
  name: string;
  email: string;
  subject: string;
  message: string;
}

app.post<{ Body: Message }>('/api/contact', async ({ body: { name, email, subject, message } }) => {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query({
      name: 'message',
      text: 'INSERT INTO contact_messages (name, email, subject, message, created_at) VALUES ($1, $2, $3, $4, now())',
      values: [name, email, subject, message],
    });
    for (const to of ['office@site.example', email]) {
      await client.query({
        name: 'job',
        text: "SELECT graphile_worker.add_job('mail', $1::json)",
        values: [JSON.stringify({ to, subject, text: message })],
      });
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
  return { success: true };
});

await app.listen({ host: '127.0.0.1', port: Number(port) });
