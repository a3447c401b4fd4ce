import { useParams, type Params } from 'react-router';
import { landerMeta, LanderOf, landerPageQueries } from '../landers/lander-route.tsx';
import { browserLoader } from '../loading/browser-loader.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { signUpAction } from '../sign-up/sign-up-action.ts';

const addressOf = ({ type = '', slug }: Params) => ({ type, slug });
const queries = landerPageQueries(addressOf);

export const loader = serverLoader(queries);
export const clientLoader = browserLoader(queries);
export const action = signUpAction;
export const meta = landerMeta;

/** A first impression of the brand. */
export default function LanderRoute() {
  return <LanderOf address={addressOf(useParams())} />;
}
