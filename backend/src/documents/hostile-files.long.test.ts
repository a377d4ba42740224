import { BESTAND_FOUTEN } from '@site/contract/facts';
import { DocumentCustomer } from '../../test/documents.js';
import { hostileFiles } from '../../test/hostile-files.js';
import { TestBackend } from '../../test/test-backend.js';

test('every hostile file is refused over HTTP, and none is stored', async () => {
  const backend = await TestBackend.start();
  const klant = await DocumentCustomer.create(backend, 'vijandig@bedrijf.nl', 'bankafschriften');
  for (const [what, files, fout] of await hostileFiles()) {
    for (const [name, content] of Object.entries(files)) {
      const { status, body } = await klant.send([`${name}.pdf`, content]);
      expect([what, name, status, body.message]).toEqual([what, name, 400, BESTAND_FOUTEN[fout]]);
      await backend.database.query('DELETE FROM limits');
    }
  }
  expect((await klant.document()).bestanden).toEqual([]);
  expect(await backend.database.query('SELECT id FROM document_files')).toEqual([]);
  await backend.stop();
});
