import { useSite } from '@site/kit';
import { ClosedPortalLogin } from '../parts/closed-portal-login';
import { EmployeeLogin } from './employee-login';

export default function MedewerkerLoginPage() {
  const { kantoor } = useSite();
  if (kantoor) return <EmployeeLogin />;
  return (
    <ClosedPortalLogin
      title="Inloggen als medewerker"
      lead="Voor onze eigen collega’s."
      portal="Het medewerkersportaal"
      forgotPath="/login/medewerker/code-vergeten"
    />
  );
}
