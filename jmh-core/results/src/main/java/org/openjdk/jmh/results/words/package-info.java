/** How lines for people are put. */
package org.openjdk.jmh.results.words;
