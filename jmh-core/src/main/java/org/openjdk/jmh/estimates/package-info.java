/** Estimates the time of forks by settings and by earlier results. */
package org.openjdk.jmh.estimates;
