import { Band, Prose } from '@site/kit';

/** What the site keeps in a browser: only what it needs to work. */
export function CookieStatement() {
  return (
    <Band tone="card" narrow labelledBy="cookies">
      <Prose>
        <h2 id="cookies">Cookies</h2>
        <p>
          Een cookie is een klein bestand dat een website in uw browser bewaart. Deze website gebruikt op dit
          moment <strong>alleen wat noodzakelijk is</strong>. Daar hoeft u geen toestemming voor te geven.
        </p>

        <h3>Vier soorten</h3>
        <table>
          <caption>Soorten cookies en of wij ze gebruiken</caption>
          <thead>
            <tr>
              <th scope="col">Soort</th>
              <th scope="col">Waarvoor</th>
              <th scope="col">Gebruiken wij dit?</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Noodzakelijk</th>
              <td>De website laten werken, zoals ingelogd blijven</td>
              <td>Ja, altijd</td>
            </tr>
            <tr>
              <th scope="row">Functioneel</th>
              <td>Uw voorkeuren onthouden</td>
              <td>Nee</td>
            </tr>
            <tr>
              <th scope="row">Analytisch</th>
              <td>Meten hoe bezoekers de website gebruiken</td>
              <td>Nee</td>
            </tr>
            <tr>
              <th scope="row">Marketing</th>
              <td>Advertenties laten aansluiten bij wat u bekijkt</td>
              <td>Nee</td>
            </tr>
          </tbody>
        </table>

        <h3>Wat wij precies bewaren</h3>
        <ul>
          <li>
            <strong>Uw sessie.</strong> Logt u in, dan krijgt u een cookie waarmee wij u herkennen. Het
            verdwijnt als u uitlogt of als de sessie verloopt.
          </li>
          <li>
            <strong>Uw gegevens in dit venster.</strong> Zolang u bent ingelogd, staat een kopie van uw
            klantgegevens in het tijdelijke geheugen van uw browser. Sluit u het tabblad, dan is die weg.
          </li>
          <li>
            <strong>Wat u hebt ingevuld.</strong> Antwoorden in een aanvraag of klacht blijven in dat
            tijdelijke geheugen staan tot u ze verstuurt, zodat u niets kwijtraakt als u de pagina ververst.
          </li>
        </ul>

        <h3>Zelf verwijderen</h3>
        <p>
          In de instellingen van uw browser kunt u cookies bekijken en verwijderen. U moet daarna opnieuw
          inloggen.
        </p>
      </Prose>
    </Band>
  );
}
