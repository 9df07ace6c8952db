/** Estimates of how long forks take: by settings, and by earlier results. */
package org.openjdk.jmh.estimates;
