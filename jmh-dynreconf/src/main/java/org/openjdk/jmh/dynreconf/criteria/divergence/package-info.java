/** Implements the criterion kld: the probability that the newest measurement leaves the distribution the same. */
package org.openjdk.jmh.dynreconf.criteria.divergence;
