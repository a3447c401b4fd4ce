import maestro from 'payment-icons/min/flat/maestro.svg';
import mastercard from 'payment-icons/min/flat/mastercard.svg';
import paypal from 'payment-icons/min/flat/paypal.svg';
import visa from 'payment-icons/min/flat/visa.svg';

const logos: Readonly<Record<string, string>> = { maestro, mastercard, paypal, visa };

/** The logo of a way to pay where the package of payment icons has it, else two letters; the name stands beside either. */
export function MethodMark({ id, name }: { id: string; name: string }) {
  const logo = logos[id];
  return logo === undefined ? initials(name) : <img src={logo} alt="" width={44} height={28} />;
}

/** Of two words their first letters, else the first two. */
function initials(name: string): string {
  const [first = '', second] = name.split(/[\s-]+/);
  return (second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2)).toUpperCase();
}
