import { useLingui } from '@lingui/react/macro';
import { Heart, HeartHandshake, MessageCircle } from 'lucide-react';
import { Card, Icon, IconTile, ListRow, ListRows } from '@parlour/ui';

/** What this device would tell of. */
export function PushNews() {
  const { t } = useLingui();
  const news = [
    { glyph: MessageCircle, title: t`Messages` },
    { glyph: Heart, title: t`Likes` },
    { glyph: HeartHandshake, title: t`Matches` },
  ];
  return (
    <Card>
      <ListRows>
        {news.map(({ glyph, title }) => (
          <li key={title}>
            <ListRow
              start={
                <IconTile>
                  <Icon glyph={glyph} size="large" />
                </IconTile>
              }
              title={title}
            />
          </li>
        ))}
      </ListRows>
    </Card>
  );
}
