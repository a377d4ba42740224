import { Band, Link, PageHero } from '@site/kit';

/** Shows the edition of this remote. The tests create others by replacing the text in a build. */
export default function EditionPage() {
  return (
    <>
      <PageHero title="Proef" />
      <Band>
        <p>Editie: eerste</p>
        <Link to="/proef/een-exemplaar">Eén exemplaar</Link> <Link to="/proef/formulier">Formulier</Link>
      </Band>
    </>
  );
}
