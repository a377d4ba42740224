import { ClosedPortalLogin } from '../parts/closed-portal-login';

export default function MedewerkerLoginPage() {
  return (
    <ClosedPortalLogin
      title="Inloggen als medewerker"
      lead="Voor onze eigen collega’s."
      portal="Het medewerkersportaal"
      forgotPath="/login/medewerker/code-vergeten"
    />
  );
}
