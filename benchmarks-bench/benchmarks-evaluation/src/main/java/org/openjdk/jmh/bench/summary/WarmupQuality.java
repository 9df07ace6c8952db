package org.openjdk.jmh.bench.summary;

import org.openjdk.jmh.dynreconf.statistics.Interval;

/**
 * How good the warmups of a technique are, over all forks with a known steady state. Shares are between 0 and 1; a
 * figure that does not exist is NaN.
 *
 * @param forks         judged
 * @param warmupSeconds mean
 * @param wee           mean warmup estimation error in seconds
 * @param late          share of forks whose warmup ended more than 5 s after the start of the steady state
 * @param early         share of forks whose warmup ended more than 5 s before it
 * @param rpd           mean relative performance deviation
 * @param above1        share of forks with an RPD above 1 %
 * @param above5        above 5 %
 * @param above10       above 10 %
 */
public record WarmupQuality(int forks, double warmupSeconds, Interval wee, double late, double early, Interval rpd,
                            double above1, double above5, double above10) {
}
