import { Band, Link, PageHero, Stack } from '@site/kit';

/** More than fits in a window. */
const PARAGRAPHS = Array.from({ length: 40 }, (_, index) => index + 1);

/** A form above a long text: what visitors type into, choose from and scroll through. */
export default function FormPage() {
  return (
    <>
      <PageHero title="Formulier" />
      <Band>
        <Stack>
          <label>
            Naam <input name="naam" autoComplete="name" />
          </label>
          <fieldset>
            <legend>Looptijd</legend>
            {['12', '24'].map((months) => (
              <label key={months}>
                <input type="radio" name="looptijd" value={months} /> {months}
              </label>
            ))}
          </fieldset>
          <Link to="/proef">Terug naar de proef</Link>
          {PARAGRAPHS.map((number) => (
            <p key={number}>Alinea {number}: deze tekst is er om doorheen te bladeren.</p>
          ))}
        </Stack>
      </Band>
    </>
  );
}
