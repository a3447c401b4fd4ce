import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { userOptions } from '@parlour/api-client/account/user';
import { ApiError } from '@parlour/api-client/api-error';
import { likeMutation } from '@parlour/api-client/members/like';
import { receivedLikeOptions } from '@parlour/api-client/members/received-like';
import { useLikeSeen } from '@parlour/api-client/members/use-like-seen';
import { addresses } from '@parlour/contract/addresses';
import { useFormats } from '@parlour/i18n';
import { ArchPortrait, Button, Evening, EveningLead, from, LinkButton, Row, Stack, Title, Wrap } from '@parlour/ui';
import { CardTags } from '../card-tags.tsx';
import { LikeForm } from '../like-form.tsx';
import { portraitOf } from '../portrait-of.ts';
import { useLikeToasts } from '../use-like-toasts.ts';

const Inside = styled(Wrap)`
  display: grid;
  gap: 32px;
  padding-top: 28px;

  ${from.tablet} {
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
    align-items: end;
    padding-top: 56px;
  }
`;

const Words = styled(Stack)`
  align-self: center;
  justify-items: start;
  padding-bottom: 8px;

  ${from.tablet} {
    padding-bottom: 56px;
  }
`;

const Doorway = styled.div`
  width: min(300px, 72vw);
  clip-path: inset(-8px -8px 0);
  margin-inline: auto;
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

/** When the like came. */
const Since = styled.span`
  color: var(--color-on-deep-quiet);
  font-size: var(--text-medium);
`;

export const likePageQueries = (id: string) => [userOptions(), receivedLikeOptions(id)] as const;

/** Is this refusal about the like itself, so that its page says so? */
export const isLikeGone = (code: unknown): boolean => code === 'like_not_found' || code === 'not_found';

/** The like of one member (spec section 2, `/likes/m/{id}`): who it is from, since when, and the answer to it. */
export function LikePage({ id }: { id: string }) {
  const { t } = useLingui();
  const { day } = useFormats();
  const { data: now } = useSuspenseQuery(userOptions());
  const { data, error } = useSuspenseQuery(receivedLikeOptions(id));
  // Where it was seen before, its end leaves the cached like standing.
  if (error instanceof ApiError && isLikeGone(error.code)) throw error;
  const { like } = data;
  useLikeSeen(id, like.like_new);
  const [answered, setAnswered] = useState<string | null>(null);
  const form = useId();
  const { profile, match } = like;
  const { name } = profile;
  const since = day(like.liked_at, new Date(now.server_time));
  return (
    <Evening>
      <Inside>
        <Words $gap={4}>
          <Title>{match ? t`You and ${name} like each other` : t`${name} likes you`}</Title>
          <EveningLead>{match ? t`The next step is a few words.` : t`Like them back, and it is a match.`}</EveningLead>
          <Row $wrap>
            <CardTags profile={profile} />
            <Since>{since}</Since>
          </Row>
          <LikeForm id={form} />
          <Acts>
            {match ? (
              <LinkButton
                ref={answered === id ? takeFocus : undefined}
                href={addresses.memberChat.href({ id })}
                tone="bright"
                size="large"
              >
                {t`Write to ${name}`}
              </LinkButton>
            ) : (
              <LikeBack id={id} name={name} form={form} onAnswer={() => setAnswered(id)} />
            )}
            <LinkButton href={addresses.member.href({ id })} tone="deep" size="large">
              {t`Open profile`}
            </LinkButton>
            {like.like_new && (
              <div hidden data-unscripted="">
                <Button
                  tone="deep"
                  size="large"
                  type="submit"
                  form={form}
                  formAction={addresses.member.href({ id })}
                  name="seen"
                  value="all"
                >
                  {t`Mark all as seen`}
                </Button>
              </div>
            )}
          </Acts>
        </Words>
        <Doorway>
          <ArchPortrait {...portraitOf(profile)} alt="" name={profile.name} age={profile.age} lit priority />
        </Doorway>
      </Inside>
    </Evening>
  );
}

/** Takes the focus that the button before it had, unless it has moved on meanwhile. */
function takeFocus(link: HTMLElement | null): void {
  if (document.activeElement === document.body) link?.focus({ preventScroll: true });
}

interface LikeBackProps {
  id: string;
  name: string;
  /** The id of the form that is posted as long as no script answers. */
  form: string;
  onAnswer: () => void;
}

/** Returns the like; posts to the member's page as long as no script answers it. */
function LikeBack({ id, name, form, onAnswer }: LikeBackProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const toasts = useLikeToasts();
  const { mutate, isPending } = useMutation(likeMutation(client));
  const likeBack = () => {
    onAnswer();
    toasts.liked(id);
    mutate(
      { profileId: id, liked: true, source: 'profile' },
      {
        onSuccess: () => void client.invalidateQueries({ queryKey: receivedLikeOptions(id).queryKey }),
        onError: toasts.refused,
      },
    );
  };
  return (
    <Button
      tone="bright"
      size="large"
      pending={isPending}
      pendingLabel={t`Saving`}
      type="submit"
      form={form}
      formAction={addresses.member.href({ id })}
      name="like"
      value="profile"
      onClick={(event) => {
        event.preventDefault();
        likeBack();
      }}
    >
      {t`Like ${name} back`}
    </Button>
  );
}
