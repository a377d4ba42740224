import { ClosedPortalLogin } from '../parts/closed-portal-login';

export default function PartnerLoginPage() {
  return (
    <ClosedPortalLogin
      title="Inloggen als partner"
      lead="Voor dealers en tussenpersonen die met ons samenwerken."
      portal="Het partnerportaal"
      forgotPath="/login/partner/code-vergeten"
    />
  );
}
