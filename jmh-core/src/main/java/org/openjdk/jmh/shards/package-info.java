/** Runs one part of a suite while other machines run the others. */
package org.openjdk.jmh.shards;
