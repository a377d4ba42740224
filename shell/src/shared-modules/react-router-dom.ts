/** What remotes may use of react-router-dom; links are in the kit. A list instead of the whole library keeps the rest out of the first scripts. */
export { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
