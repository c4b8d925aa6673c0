import type { DemoPost } from './demo-post.ts';

export const dietPosts: DemoPost[] = [
  {
    title: 'Cook Twice, Eat All Week',
    category: 'diet',
    publishedDaysAgo: 19,
    content: `Nobody in this fellowship eats badly because they don't know better. You eat badly on Wednesday, at half past seven, with a tired child on your hip and nothing in the house that isn't frozen or folded in cardboard.

So let us not talk about willpower. Let us talk about Sunday.

## The idea

Two hours of cooking on Sunday, one hour on Wednesday. No recipes with eleven ingredients. You make *parts*, and during the week you put the parts together. It is closer to building with blocks than to cooking.

## Sunday: five parts

1. **A big tray of meat.** Chicken thighs, twelve of them, salt, oil, paprika, a hot oven for forty minutes. Or two pounds of beans, if that is your way.
2. **A tray of vegetables.** Whatever is cheap. Carrots, onions, peppers, cut large. Same oven, same forty minutes.
3. **A pot of starch.** Rice, or potatoes boiled in their skins.
4. **Eight boiled eggs.**
5. **A jar of sauce.** Yogurt, lemon, garlic, salt. This is the part people leave out, and then they wonder why they are bored by Tuesday.

Let it steam for a few minutes, then everything goes into clear containers in the fridge, at eye height, before you sit down. Cooked food should not stand about for more than two hours, rice least of all. And what you can't see you won't eat.

## Then you build

- **Monday:** chicken, rice, peppers, sauce.
- **Tuesday:** the same chicken, cold, in bread with the eggs.
- **Wednesday:** the last of it goes into a soup with a tin of tomatoes. While that simmers, you cook the *second* round: ground beef this time, a new pot of potatoes, a bag of frozen greens.
- **Thursday and Friday:** beef and potatoes; beef on toast with an egg; whatever Wednesday left you, fried together in one pan and called supper.

Saturday you go out, or somebody feeds you. You have earned it.

## What it costs

Three hours, about the time most families spend deciding what to eat. A member of ours with four boys wrote down her grocery bill before and after, and she tells me it fell by a third. The boys, she says, have not noticed a thing.

## Start smaller than that

If three hours sounds like a joke in your house, cook *one* tray this Sunday. Only the chicken. See what happens to your Monday and your Tuesday.

Next Sunday, add the pot of rice. That is how every habit I have ever kept got in: one block at a time, through a door I had already left open.`,
  },
  {
    title: 'The Potluck Rule',
    category: 'diet',
    publishedDaysAgo: 124,
    content: `Our church has the best potluck in the county, and every year around this time somebody in training comes up to me beside the dessert table with a plate of celery and a face like a funeral.

Please don't. Put the celery down. Let me tell you the rule.

## The rule

**Most of your meals should look like you meant them. The rest should look like you love people.**

Eat twenty-one meals in a week. If seventeen of them are plain, decent food, made at home, with a hand of protein and something green, the other four can be your grandmother's noodles. They are *supposed* to be your grandmother's noodles. A way of eating that has no room for a birthday is not discipline; it is a cage, and people break out of cages, usually at night, into the ice cream.

## At the table

When I am at one of the four, I do three things.

1. **I walk the whole table first, without a plate.** There are thirty dishes there and I will truly enjoy five of them. I find the five.
2. **I sit down to eat, with someone.** Standing by the chips, you eat whatever your hand finds. Sitting across from a friend, you eat a meal.
3. **I stop when it stops being good.** The third spoonful of cobbler is never as good as the first. Nobody is going to take it away. There will be cobbler again.

Then I go home and I do *not* make up for it. No skipped breakfast, no extra mile. The next meal is simply one of the seventeen.

## About the scale

After a feast it will show three or four pounds more on Monday morning. That is salt and water and a supper still on its way. By Thursday it has gone, if you let it. If you starve to chase it off, you will be hungry by Wednesday and at the cookies by Wednesday night, and *that* is how a good weekend turns into a bad month.

## When it is not four but fourteen

You will know. It is fine to know. There is no confession needed and nobody is keeping a list. Go back to the plainest thing you can do well, which for most of us is breakfast, and win that one tomorrow. Then the next.

We fast in some seasons and we feast in others, and both are gifts. See you at the long table. I am bringing the brisket.`,
  },
];
