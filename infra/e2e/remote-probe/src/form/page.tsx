import { Band, Link, PageHero, Stack } from '@site/kit';

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
          {Array.from({ length: 40 }, (_, index) => (
            <p key={`${index}`}>Alinea {index + 1}: deze tekst is er om doorheen te bladeren.</p>
          ))}
        </Stack>
      </Band>
    </>
  );
}
