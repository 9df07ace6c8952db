/** Builds the baselines of comparisons. */
package org.openjdk.jmh.builds.baselines;
