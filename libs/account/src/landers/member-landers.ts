export { MemberLanding } from './member-landing/member-landing.tsx';
export { MemberLanding2 } from './member-landing2/member-landing2.tsx';
export { MemberLanding3 } from './member-landing3/member-landing3.tsx';
