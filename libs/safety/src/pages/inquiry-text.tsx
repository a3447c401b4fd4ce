import { useLingui } from '@lingui/react/macro';
import { inquiryLength } from '@parlour/models/safety/inquiries';
import { TextArea, type TextAreaProps } from '@parlour/ui';

/** Room for a few lines before the field grows. */
const TEXT_HEIGHT = '9rem';

/** Room for a complaint or a question, with its count. */
export function InquiryText(field: Omit<TextAreaProps, 'counter' | 'rows'>) {
  const { t } = useLingui();
  const describe = (used: number, most: number) => t`${used} of ${most} characters`;
  return <TextArea {...field} style={{ minHeight: TEXT_HEIGHT }} counter={{ most: inquiryLength, describe }} />;
}
