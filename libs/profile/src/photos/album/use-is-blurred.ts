import { useQuery } from '@tanstack/react-query';
import { privacyOptions } from '@parlour/api-client/profile/privacy';

/** Whether one's photos are sharp to matches alone, whatever each of them says of itself (`visibilityFor`). */
export const useIsBlurred = (): boolean => useQuery(privacyOptions()).data?.privacy.blur_images === true;
