import * as v from 'valibot';
import { getDiscussion } from '../../../domain/engagement/read';
import { saveRating, getRating, getMemberRatings } from '../../../domain/ratings/ratings';
import { BlogId, NO_SUCH_BLOG } from '../../../rest/http/blog-id';
import { parseBody } from '../../../rest/http/body';
import { fail, type RestContext } from '../../../rest/http/context';
import { memberController } from '../../../rest/endpoints/members-controller';
import { assertOwnBody, assertOwnPath, getMember } from '../../../rest/access/ownership';

const NO_RATING = 'Send rating as a whole number from 1 to 5.';

const Rating = v.object(
  {
    blog_id: BlogId,
    rating: v.pipe(
      v.number(NO_RATING),
      v.integer(NO_RATING),
      v.minValue(1, NO_RATING),
      v.maxValue(5, NO_RATING),
    ),
  },
  'Send blog_id and rating.',
);

export default memberController(({ strapi }) => ({
  async rate(ctx: RestContext) {
    if (!assertOwnBody(ctx)) return;
    const body = parseBody(ctx, Rating);
    if ('refusal' in body) return fail(ctx, 400, body.refusal);
    const { blog_id: blogId, rating } = body.given;
    const rated = await saveRating(strapi, { memberId: getMember(ctx).id, blogId, rating });
    if (!rated) return fail(ctx, 404, NO_SUCH_BLOG);
    const { ratingAverage: average, ratingCount: count } = await getDiscussion(strapi, blogId);
    ctx.body = { rating, average, count };
  },

  async findOne(ctx: RestContext) {
    if (!assertOwnPath(ctx)) return;
    const rating = await getRating(strapi, { memberId: getMember(ctx).id, blogId: ctx.params.blogId ?? '' });
    if (rating === undefined) return fail(ctx, 404, NO_SUCH_BLOG);
    ctx.body = { rating };
  },

  async findOwn(ctx: RestContext) {
    const ratings = await getMemberRatings(strapi, getMember(ctx).id);
    ctx.body = ratings.map(({ blogId, slug, title, rating, ratedAt }) => ({
      blog_id: blogId,
      blog_slug: slug,
      blog_title: title,
      rating,
      rated_at: ratedAt,
    }));
  },
}));
