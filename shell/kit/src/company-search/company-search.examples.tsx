import { SiteProvider, useSite } from '@site/kit';
import { CompanySearch } from '@site/kit/controls';
import { useState } from 'react';
import { examples } from '../examples/examples';

export default examples('CompanySearch', {
  group: 'Forms',
  purpose: 'Finds a company at the KvK by the name or number in its two fields, and fills these in.',
  requirements: [
    'Renders nothing where the site does not search at the KvK.',
    'Asks what the KvK says about a company, which costs money, only once it is chosen.',
    'A company that is not found, or a register that is unavailable, is one sentence, never an error: the visitor goes on.',
  ],
  examples: [{ name: 'By name', render: ByName }],
});

/** On a site that searches at the KvK. */
function ByName() {
  const [values, setValues] = useState({ bedrijfsnaam: 'Van der Berg', kvkNummer: '', kvkGekozen: '' });
  return (
    <SiteProvider site={{ ...useSite(), zoektBijKvk: true }}>
      <CompanySearch values={values} set={(patch) => setValues((now) => ({ ...now, ...patch }))} />
    </SiteProvider>
  );
}
