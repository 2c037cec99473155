/* SPDX-License-Identifier: MIT */
/* Keisen: statistics. */
#ifndef KEISEN_STATISTICS_H
#define KEISEN_STATISTICS_H

#include "base.h"
#include "group.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Finds quantiles of numbers, as numpy.quantile does, in O(count).
 *
 * @param values             Numbers in any order; NaN does not count. NULL where `count` is 0.
 * @param count              Number of them.
 * @param probabilities      From 0 to 1 each.
 * @param probability_count  Number of them.
 * @param method             numpy's name of the definition, such as "linear", "weibull" or
 * "median_unbiased"; NULL for "linear".
 * @param quantiles          Receives `probability_count` numbers; NaN where no value counts.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when a probability is not from 0 to 1 or
 * there is no such method; then nothing is written.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_statistics_quantiles(const double *values,
                                                     size_t count,
                                                     const double *probabilities,
                                                     size_t probability_count,
                                                     const char *method,
                                                     double *quantiles);

/**
 * Finds a smooth density of numbers, as scipy's gaussian_kde, at equally distant places.
 *
 * Where numbers are many it errs by at most 3.1e-5 of a bell's height. Where all are equal all
 * places are, with a density of 1. Cost: O(count + 1100 place_count).
 *
 * @param values       Numbers in any order; NaN and infinities do not count. NULL where `count` is
 * 0.
 * @param count        Number of them.
 * @param rule         How wide the bells are.
 * @param bandwidth    The number of KEISEN_BANDWIDTH_FACTOR and KEISEN_BANDWIDTH_WIDTH; positive,
 * finite.
 * @param cut          Bandwidths that places go on beyond the numbers; finite, not negative.
 * @param place_count  Number of places, from 2 to a million.
 * @param places       Receives the places, ascending; NaN where no number counts.
 * @param densities    Receives the density at each place; NaN where no number counts.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when a number is not allowed; then nothing is
 * written.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_statistics_density(const double *values,
                                                   size_t count,
                                                   keisen_bandwidth rule,
                                                   double bandwidth,
                                                   double cut,
                                                   size_t place_count,
                                                   double *places,
                                                   double *densities);

/**
 * Finds the share of all numbers at or below each of them, in O(count).
 *
 * Before the first position the share is 0, or 1 where it is complementary; from each position to
 * the next it is that of the position.
 *
 * @param values         Numbers in any order; NaN does not count. NULL where `count` is 0.
 * @param weights        As many weights, finite, not negative, or NULL for equal ones; a number
 * without a weight does not count.
 * @param count          Number of them.
 * @param complementary  Whether shares are those of greater numbers.
 * @param positions      Has room for `count` numbers; receives the distinct ones, ascending.
 * @param levels         Has room for `count` numbers; receives the share from each position on.
 * @param step_count     Receives the number of positions.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when a weight is not allowed; then nothing is
 * written.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_statistics_distribution(const double *values,
                                                        const double *weights,
                                                        size_t count,
                                                        bool complementary,
                                                        double *positions,
                                                        double *levels,
                                                        size_t *step_count);

#ifdef __cplusplus
}
#endif

#endif
