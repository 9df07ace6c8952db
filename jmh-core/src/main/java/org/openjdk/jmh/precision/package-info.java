/** The precision of results, and how useful they are. No class of this package is loaded in a measured VM. */
package org.openjdk.jmh.precision;
