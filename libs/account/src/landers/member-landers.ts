export { Composition as MemberLanding } from './member-landing/member-landing.tsx';
export { Composition as MemberLanding2 } from './member-landing2/member-landing2.tsx';
export { Composition as MemberLanding3 } from './member-landing3/member-landing3.tsx';
