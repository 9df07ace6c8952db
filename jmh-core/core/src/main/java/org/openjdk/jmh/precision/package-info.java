/**
 * How precise results are, and what that means to who has to use them. Nothing here is loaded in a measured VM.
 */
package org.openjdk.jmh.precision;
