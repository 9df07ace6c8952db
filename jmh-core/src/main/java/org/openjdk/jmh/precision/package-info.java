/**
 * Precision of results, and verdicts on their use. No class of this package is loaded in a measured VM.
 */
package org.openjdk.jmh.precision;
